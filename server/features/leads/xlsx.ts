import { noStore } from '../../platform/http/cache-control.ts'

const columnWidth = 20

/** Every cell is text, so that none is taken for a formula; the header row is frozen. */
export async function xlsxResponse(name: string, [header = [], ...rows]: string[][]) {
  const cells = (row: string[], style = {}) =>
    row.map((value) => (value === '' ? null : { value, type: String, ...style }))
  const sheet = [cells(header, { fontWeight: 'bold' }), ...rows.map((row) => cells(row))]
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const columns = header.map(() => ({ width: columnWidth }))
  const bytes = await writeXlsxFile(sheet, { columns, stickyRowsCount: 1 }).toBuffer()
  return new Response(new Uint8Array(bytes), {
    headers: {
      'cache-control': noStore,
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
