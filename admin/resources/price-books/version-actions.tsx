import type { PriceBookRecord } from '@house/contract/staff/entities'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownloadIcon from '@mui/icons-material/Download'
import CopyIcon from '@mui/icons-material/FileCopyOutlined'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify, useRedirect } from 'react-admin'
import { downloadUrls } from '../../api/staff-api.ts'
import { useStaffMutation } from '../../api/use-staff-mutation.ts'
import { discardsChanges } from '../../components/forms/use-unsaved-warning.ts'
import { useMakeDraft } from './use-make-draft.ts'

/** What can be done with a version as a whole. */
export function VersionActions({ book, canChange }: { book: PriceBookRecord; canChange: boolean }) {
  const { id, status, version } = book
  const makeDraft = useMakeDraft()
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {canChange && status === 'draft' && <PutInForce book={book} />}
      {canChange && (
        <Button
          variant={status === 'draft' ? 'outlined' : 'contained'}
          startIcon={<CopyIcon />}
          disabled={makeDraft.isPending}
          onClick={() => makeDraft.mutate(id)}
        >
          Make a draft of this version
        </Button>
      )}
      <Button
        component="a"
        variant="outlined"
        href={downloadUrls.priceBook(id)}
        download={`price-book-${version}.csv`}
        startIcon={<DownloadIcon />}
      >
        Export CSV
      </Button>
      {canChange && status === 'draft' && <Delete book={book} />}
    </Stack>
  )
}

function PutInForce({ book: { id } }: { book: PriceBookRecord }) {
  const [isOpen, setIsOpen] = useState(false)
  const notify = useNotify()
  const put = useStaffMutation<void, unknown>(
    (api) => api.putPriceBookInForce(id),
    () => notify('In force: visitors see estimates with these prices.', { type: 'success' }),
  )
  return (
    <>
      <Button variant="contained" disabled={put.isPending} onClick={() => setIsOpen(true)}>
        Put in force
      </Button>
      <Confirm
        isOpen={isOpen}
        title="Put in force"
        content="Visitors see estimates with these prices at once, and the book in force now is retired. Neither can be changed afterwards; a draft of either can. Save your changes first."
        confirm="Put in force"
        onConfirm={() => {
          setIsOpen(false)
          put.mutate()
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}

function Delete({ book: { id } }: { book: PriceBookRecord }) {
  const [isOpen, setIsOpen] = useState(false)
  const redirect = useRedirect()
  const remove = useStaffMutation<void, unknown>(
    (api) => api.delete('price-books', { id }),
    () => redirect('list', 'price-books', undefined, undefined, discardsChanges),
  )
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} disabled={remove.isPending} onClick={() => setIsOpen(true)}>
        Delete draft
      </Button>
      <Confirm
        isOpen={isOpen}
        title="Delete draft"
        content="The draft and its prices are deleted. This cannot be undone."
        confirm="Delete draft"
        onConfirm={() => {
          setIsOpen(false)
          remove.mutate()
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
