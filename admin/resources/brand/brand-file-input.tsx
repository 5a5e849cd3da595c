import type { BrandFileKind } from '@house/contract/brand/options'
import UploadIcon from '@mui/icons-material/UploadOutlined'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { useDataProvider, useInput } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { colors } from '../../theme/tokens.ts'

type BrandFileInputProps = {
  source: string
  kind: BrandFileKind
  label: string
  hint: string
  isOnDark?: boolean
}

/** The URL of a logo or an icon. A file that cannot be used is answered with the reason. */
export function BrandFileInput({ source, kind, label, hint, isOnDark = false }: BrandFileInputProps) {
  const { field } = useInput({ source, defaultValue: '' })
  const api = useDataProvider<StaffApi>()
  const chooser = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const [isUploading, setIsUploading] = useState(false)

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setError('')
    setIsUploading(true)
    try {
      const { url } = await api.uploadBrandFile(kind, file)
      field.onChange(url)
    } catch (thrown) {
      setError((thrown as Error).message)
    } finally {
      setIsUploading(false)
      // Lets the user choose the same file again after correcting it.
      target.value = ''
    }
  }

  return (
    <Box role="group" aria-label={label} sx={{ mb: 2 }}>
      <Typography variant="body2">{label}</Typography>
      <Typography variant="body2" color="text.secondary">
        {hint}
      </Typography>
      {field.value && (
        <Box
          sx={{ mt: 1, p: 2, border: 1, borderColor: 'divider', bgcolor: isOnDark ? colors.night : colors.background }}
        >
          <Box
            component="img"
            src={field.value}
            alt=""
            sx={{
              display: 'block',
              maxWidth: '100%',
              maxHeight: 64,
              height: 64,
              objectFit: 'contain',
              objectPosition: 'left',
            }}
          />
        </Box>
      )}
      <Stack direction="row">
        <Button
          ref={field.ref}
          startIcon={<UploadIcon />}
          disabled={isUploading}
          onClick={() => chooser.current?.click()}
        >
          {field.value ? 'Replace' : 'Upload SVG or PNG'}
        </Button>
        {field.value && (
          <Button color="secondary" onClick={() => field.onChange('')}>
            Remove
          </Button>
        )}
      </Stack>
      <input ref={chooser} type="file" accept=".svg,.png" aria-label={`File: ${label}`} onChange={upload} hidden />
      {error && <Alert severity="error">{error}</Alert>}
    </Box>
  )
}
