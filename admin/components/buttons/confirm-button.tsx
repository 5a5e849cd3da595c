import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm, useNotify } from 'react-admin'

type ConfirmedButtonProps = {
  label: string
  icon: ReactNode
  /** What the person should know before. */
  warning: string
  act: () => Promise<unknown>
}

/** A button, with its words on every screen, for what cannot be undone. */
export function ConfirmedButton({ label, icon, warning, act }: ConfirmedButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const notify = useNotify()
  const confirm = async () => {
    setIsOpen(false)
    await act().catch((error: Error) => notify(error.message, { type: 'error' }))
  }
  return (
    <>
      <Button size="small" color="error" startIcon={icon} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={label}
        content={warning}
        confirm={label}
        onConfirm={confirm}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
