const width = 20

/** Every cell is text, so that nothing in it can be a formula; the head stays in sight. */
export async function workbook(name: string, [head = [], ...rows]: string[][]) {
  const cells = (row: string[], style = {}) =>
    row.map((value) => (value === '' ? null : { value, type: String, ...style }))
  const sheet = [cells(head, { fontWeight: 'bold' }), ...rows.map((row) => cells(row))]
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const columns = head.map(() => ({ width }))
  const bytes = await writeXlsxFile(sheet, { columns, stickyRowsCount: 1 }).toBuffer()
  return new Response(new Uint8Array(bytes), {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
