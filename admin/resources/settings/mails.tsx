import {
  builtInMailTexts,
  type MailName,
  type MailTexts,
  mailPlaceholders,
  quotationPlaceholders,
} from '@house/contract/text/mail-texts'
import { maxContentLength } from '@house/contract/validation-limits'
import MailIcon from '@mui/icons-material/MailOutlined'
import EyeIcon from '@mui/icons-material/VisibilityOutlined'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Tab,
  Tabs,
  Typography,
} from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess, useDataProvider } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { StaffApi } from '../../api/data-provider.ts'
import { TextInput } from '../../components/inputs/text-input.tsx'

const fields = Object.keys(builtInMailTexts) as (keyof MailTexts)[]

/** The mail to visitors, whose texts staff write, and previews of every mail. */
export function MailInputs() {
  return (
    // On phones, the toolbar covers the end of the form.
    <Box sx={{ maxWidth: 720, width: '100%', pb: { xs: 8, sm: 0 } }}>
      <Typography variant="h6" component="h2">
        To visitors
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Everyone who leaves an e-mail address gets this mail after an enquiry. Leave a field empty for the built-in
        text, which it shows in grey.
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Placeholders: {asList(Object.keys(mailPlaceholders))}. A sentence whose value is not filled in is left out.
      </Typography>
      <MailText field="acknowledgement_subject" />
      <MailText field="acknowledgement_greeting" />
      <MailText field="acknowledgement_body" />
      <MailText field="acknowledgement_closing" />
      <MailPreviewButton name="acknowledgement" label="Preview" />
      <Typography variant="h6" component="h2" sx={{ mt: 4 }}>
        Quotations
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        A quotation with an e-mail address is mailed as PDF when it is issued. Three days before it expires, the
        customer gets a reminder if there is no answer.
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        More placeholders: {asList(quotationPlaceholders)}.
      </Typography>
      <MailText field="quotation_subject" />
      <MailText field="quotation_greeting" />
      <MailText field="quotation_body" />
      <MailText field="quotation_closing" />
      <MailText field="reminder_subject" />
      <MailText field="reminder_body" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <MailPreviewButton name="quotation" label="Preview quotation" />
        <MailPreviewButton name="quotation-reminder" label="Preview reminder" />
      </Box>
      <Typography variant="h6" component="h2" sx={{ mt: 4 }}>
        To staff
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Their texts are built in.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <MailPreviewButton name="lead" label="Preview “New lead”" />
        <MailPreviewButton name="quotation-answer" label="Preview “Quotation accepted”" />
        <MailPreviewButton name="password-reset" label="Preview “New password”" />
      </Box>
    </Box>
  )
}

function asList(names: readonly string[]) {
  return names.map((name) => `[${name}]`).join(', ')
}

/** Shows the built-in text in grey. */
function MailText({ field }: { field: keyof MailTexts }) {
  const isText = field.endsWith('_body')
  const isClosing = field.endsWith('_closing')
  const maxLength = isText ? maxContentLength.mailText : maxContentLength[isClosing ? 'short' : 'title']
  return (
    <TextInput
      source={field}
      maxLength={maxLength}
      {...((isText || isClosing) && { multiline: true, minRows: isText ? 4 : 2 })}
      {...(isText && { helperText: 'An empty line begins a paragraph' })}
      placeholder={builtInMailTexts[field]}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

function MailPreviewButton({ name, label }: { name: MailName; label: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<EyeIcon />} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <MailPreviewDialog name={name} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Shows the mail with the texts of the form, saved or not. */
function MailPreviewDialog({ name, onClose }: { name: MailName; onClose: () => void }) {
  const api = useDataProvider<StaffApi>()
  const { getValues } = useFormContext()
  const { canAccess: canSend } = useCanAccess({ resource: 'settings', action: 'edit' })
  const [part, setPart] = useState<'html' | 'text'>('html')
  const texts = Object.fromEntries(fields.map((field) => [field, getValues(field) ?? '']))
  const { data, error } = useQuery({
    queryKey: ['mails', name, texts],
    queryFn: () => api.previewMail(name, texts),
    retry: false,
    gcTime: 0,
  })
  const test = useMutation({ mutationFn: () => api.sendTestMail(name, texts) })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="mail-preview">
      <DialogTitle id="mail-preview">{data?.subject ?? 'Preview'}</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        <Tabs value={part} onChange={(_, next) => setPart(next)} sx={{ mb: 2 }}>
          <Tab value="html" label="Mail" />
          <Tab value="text" label="Plain text" />
        </Tabs>
        {data && part === 'html' && (
          <Box
            component="iframe"
            title="The mail"
            sandbox=""
            srcDoc={data.html}
            sx={{ display: 'block', width: '100%', height: '55vh', border: '1px solid', borderColor: 'divider' }}
          />
        )}
        {data && part === 'text' && (
          <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14 }}>
            {data.text}
          </Box>
        )}
        {test.data && (
          <Alert severity="success" sx={{ mt: 2 }}>
            {test.data}
          </Alert>
        )}
        {test.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {test.error.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {canSend && (
          <Button startIcon={<MailIcon />} onClick={() => test.mutate()} disabled={!data || test.isPending}>
            Send me a test
          </Button>
        )}
        <Button onClick={onClose} color="secondary">
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
