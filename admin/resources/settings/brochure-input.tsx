import { maxUploadMegabytes } from '@house/contract/staff/uploads'
import { serverPaths } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import UploadIcon from '@mui/icons-material/UploadOutlined'
import { Alert, Box, Button, Link } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useRef } from 'react'
import { useDataProvider } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { StaffApi } from '../../api/data-provider.ts'
import { TextInput } from '../../components/inputs/text-input.tsx'

/** The brochure that the site draws, an uploaded PDF, or one on another site. */
export function BrochureInput() {
  const api = useDataProvider<StaffApi>()
  const { setValue } = useFormContext()
  const brochure: string = useWatch({ name: 'brochure' }) ?? ''
  const chooser = useRef<HTMLInputElement>(null)
  const choose = (url: string) => setValue('brochure', url, { shouldDirty: true, shouldTouch: true })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => api.uploadBrochure(file),
    onSuccess: ({ url }) => choose(url),
  })
  const upload = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) mutate(file)
    // Lets the user choose the same file again after correcting it.
    target.value = ''
  }
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <TextInput
        source="brochure"
        maxLength={maxContentLength.address}
        helperText={`${serverPaths.brochure} is drawn from the catalogue. Or upload your own, or enter an address that begins with https://`}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Button startIcon={<UploadIcon />} disabled={isPending} onClick={() => chooser.current?.click()}>
          {isPending ? 'Uploading…' : `Upload a PDF, up to ${maxUploadMegabytes.pdf} MB`}
        </Button>
        {brochure !== serverPaths.brochure && (
          <Button color="secondary" onClick={() => choose(serverPaths.brochure)}>
            Use the drawn brochure
          </Button>
        )}
        {brochure !== '' && (
          <Link href={brochure} target="_blank" rel="noreferrer" variant="body2">
            Open the brochure
          </Link>
        )}
      </Box>
      <input
        ref={chooser}
        type="file"
        accept=".pdf,application/pdf"
        aria-label="PDF of the brochure"
        onChange={upload}
        hidden
      />
      {error && <Alert severity="error">{error.message}</Alert>}
    </Box>
  )
}
