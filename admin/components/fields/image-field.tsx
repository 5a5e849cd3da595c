import { useRecordContext } from 'react-admin'
import { Thumbnail } from '../media/thumbnail.tsx'

export function ImageField({ source }: { source: string; label?: string | false; sortable?: boolean }) {
  const url = useRecordContext()?.[source]
  return <Thumbnail url={typeof url === 'string' ? url : ''} width={72} height={48} />
}
