import type { PriceBookImportReport, PriceBookRecord } from '@house/contract/staff/entities'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { useStaffMutation } from '../../api/use-staff-mutation.ts'
import { FileDropzone } from '../../components/inputs/file-dropzone.tsx'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { ChangesTable } from './changes-table.tsx'

/** Checks a CSV or Excel file and shows what it would change in the draft before it is imported. */
export function ImportPrices({ book: { id } }: { book: PriceBookRecord }) {
  const notify = useNotify()
  const [checked, setChecked] = useState<{ file: File; report: PriceBookImportReport }>()
  const api = useDataProvider<StaffApi>()
  // Checking changes nothing, so the screen is not read again: that would start its form again.
  const check = useMutation({
    mutationFn: async (file: File) => ({ file, report: await api.checkPriceBookImport(id, file) }),
    onSuccess: setChecked,
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  const apply = useStaffMutation<File, unknown>(
    (api, file) => api.importPriceBook(id, file),
    () => {
      setChecked(undefined)
      notify('Imported into the draft.', { type: 'success' })
    },
  )
  return (
    <SectionCard title="Import a file">
      <FileDropzone
        label="Choose a CSV or Excel file"
        hint="or drop it here. An export of any version is the pattern. You see what changes before it does."
        accept=".csv,.txt,text/csv,.xlsx"
        onFile={(file) => check.mutate(file)}
        busy={check.isPending ? { label: 'Checking the file' } : undefined}
      />
      {checked && (
        <Box sx={{ mt: 2 }}>
          <Report {...checked.report} />
          <Button
            variant="contained"
            sx={{ mt: 2 }}
            disabled={checked.report.mistakes.length > 0 || checked.report.changes.length === 0 || apply.isPending}
            onClick={() => apply.mutate(checked.file)}
          >
            Replace the prices of this draft
          </Button>
        </Box>
      )}
    </SectionCard>
  )
}

function Report({ changes, mistakes }: PriceBookImportReport) {
  if (mistakes.length > 0)
    return (
      <Alert severity="error" variant="outlined">
        Correct these rows and choose the file again. Nothing was changed.
        <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
          {mistakes.map(({ row, column, message }) => (
            <li key={`${row} ${column} ${message}`}>
              Row {row}: {[column, message].filter(Boolean).join(' ')}.
            </li>
          ))}
        </Box>
      </Alert>
    )
  if (changes.length === 0) return <Typography>The draft has these prices already.</Typography>
  return <ChangesTable caption="What the file changes" changes={changes} />
}
