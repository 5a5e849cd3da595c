import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Modal } from './modal.tsx'

function open() {
  const onClose = vi.fn()
  render(
    <Modal isOpen label="Enquiry" onClose={onClose}>
      content
    </Modal>,
  )
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog') }
}

test('a dialog that the browser has closed calls onClose', () => {
  const { onClose, dialog } = open()
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('the late close event of an earlier opening does not close a dialog that is open again', () => {
  const { onClose, dialog } = open()
  fireEvent(dialog, new Event('close'))
  expect(onClose).not.toHaveBeenCalled()
})
