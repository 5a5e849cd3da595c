import { Button } from '@mui/material'
import { useNotify } from 'react-admin'

/** Where the browser lets pages copy, which it does on safe connections only. */
export function CopyButton({ label, text, disabled = false }: { label: string; text: string; disabled?: boolean }) {
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify('Copied.', { type: 'success' })
  }
  if (!navigator.clipboard) return null
  return (
    <Button color="inherit" onClick={copy} disabled={disabled}>
      {label}
    </Button>
  )
}
