import { Button } from '@mui/material'
import { useNotify } from 'react-admin'

/** Hidden without HTTPS, where browsers have no clipboard API. */
export function CopyButton({ label, text, disabled = false }: { label: string; text: string; disabled?: boolean }) {
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify('Copied to clipboard.', { type: 'success' })
  }
  if (!navigator.clipboard) return null
  return (
    <Button color="inherit" onClick={copy} disabled={disabled}>
      {label}
    </Button>
  )
}
