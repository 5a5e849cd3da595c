declare module 'svg-to-pdfkit' {
  import type PDFDocument from 'pdfkit'

  type Options = {
    assumePt?: boolean
    fontCallback?: (family: string, bold: boolean, italic: boolean) => string
  }
  export default function svgToPdf(
    document: InstanceType<typeof PDFDocument>,
    svg: string,
    x: number,
    y: number,
    options?: Options,
  ): void
}
