import { FunctionField } from 'react-admin'
import { plainText } from '../../format/plain-text.ts'

/** A text whose markup does not matter in a list. */
export function PlainField({ source }: { source: string; label?: string }) {
  return <FunctionField source={source} render={(record) => plainText(record[source])} />
}
