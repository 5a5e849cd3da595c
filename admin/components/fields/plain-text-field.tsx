import { FunctionField } from 'react-admin'
import { plainText } from '../../format/plain-text.ts'

/** HTML shown as plain text. */
export function PlainTextField({ source }: { source: string; label?: string }) {
  return <FunctionField source={source} render={(record) => plainText(record[source])} />
}
