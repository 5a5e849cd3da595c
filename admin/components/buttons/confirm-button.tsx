import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm, useNotify } from 'react-admin'

type ConfirmButtonProps = {
  label: string
  icon: ReactNode
  /** The question of the confirmation dialog. */
  warning: string
  onConfirm: () => Promise<unknown>
}

/** For actions that cannot be undone. */
export function ConfirmButton({ label, icon, warning, onConfirm }: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const notify = useNotify()
  const confirm = async () => {
    setIsOpen(false)
    await onConfirm().catch((error: Error) => notify(error.message, { type: 'error' }))
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
