import { useRecordContext, useResourceDefinitions } from 'react-admin'

/** For records that tell of others: of which kind those are, as the menu calls it. */
export function KindField({ source }: { source: string; label?: string; sortable?: boolean; sortBy?: string }) {
  const resource: string = useRecordContext()?.[source] ?? ''
  return useResourceDefinitions()[resource]?.options?.label ?? resource
}
