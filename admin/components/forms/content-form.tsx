import type { Publication } from '@house/contract/staff/entities'
import DraftIcon from '@mui/icons-material/EditNoteOutlined'
import { Alert, Box, Link } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { Create, Edit, FormTab, type RaRecord, TabbedForm, Toolbar, useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import { withSaveOptions } from '../../api/data-provider.ts'
import { LoadError } from '../errors/load-error.tsx'
import { PanelErrorBoundary } from '../errors/panel-error-boundary.tsx'
import { SeoInputs } from '../inputs/seo-inputs.tsx'
import { MoreActions } from '../publishing/more-actions.tsx'
import { PreviewButton } from '../publishing/preview-button.tsx'
import { PublicationStatusAlert, UnsavedChangesAlert } from '../publishing/publication-status.tsx'
import { type FindWarning, PublishButton } from '../publishing/publish-button.tsx'
import { SaveButton } from '../publishing/save-button.tsx'
import { ScheduleButton } from '../publishing/schedule-button.tsx'
import { RevisionHistory } from '../revisions/revision-history.tsx'
import { FocusFirstError } from './focus-first-error.tsx'

type ContentFormProps = {
  /** The record's page on the site, by its published slug. */
  pageUrl?: (slug: string, record: RaRecord) => string | undefined
  /** The URL of a slug, for records with meta tags of their own. */
  seoUrl?: (slug: string) => string
  /** Above the meta tags. */
  seoHint?: (record: RaRecord) => string | undefined
  /** The site depends on these records: they cannot be deleted or unpublished. */
  isFixed?: boolean
  /** Asks for confirmation before publishing. */
  findWarning?: FindWarning
  /** Tabs. */
  children: ReactNode
}

/** The create and edit screen of publishable content: status, fields, SEO, revision history and the save buttons. */
export function ContentForm({ pageUrl, ...form }: ContentFormProps) {
  const isStored = useParams().id !== undefined
  const [isDirty, setIsDirty] = useState(false)
  if (!isStored)
    return (
      <Create transform={saveAsDraft}>
        <FormTabs {...form} isStored={false} />
      </Create>
    )
  const status = <StatusBar pageUrl={pageUrl} isDirty={isDirty} />
  return (
    <Edit error={<LoadError />} mutationMode="pessimistic" redirect={false} actions={status} transform={saveAsDraft}>
      <FormTabs {...form} isStored onDirtyChange={setIsDirty} />
    </Edit>
  )
}

/** For the Enter key, which never publishes. */
const saveAsDraft = withSaveOptions({ draft: true })

type FormTabsProps = ContentFormProps & { isStored: boolean; onDirtyChange?: (isDirty: boolean) => void }

function FormTabs({ seoUrl, seoHint, isFixed = false, findWarning, isStored, children, onDirtyChange }: FormTabsProps) {
  const toolbar = (
    <>
      {onDirtyChange && <DirtyObserver onChange={onDirtyChange} />}
      <FormToolbar isFixed={isFixed} findWarning={findWarning} />
    </>
  )
  return (
    <TabbedForm toolbar={toolbar} warnWhenUnsavedChanges>
      {children}
      {seoUrl && (
        <FormTab label="SEO">
          <PanelErrorBoundary name="SEO">
            {seoHint && <SeoHint of={seoHint} />}
            <SeoInputs urlOf={seoUrl} />
          </PanelErrorBoundary>
        </FormTab>
      )}
      {isStored && (
        <FormTab label="Revision history">
          <PanelErrorBoundary name="Revision history">
            <RevisionHistory />
          </PanelErrorBoundary>
        </FormTab>
      )}
    </TabbedForm>
  )
}

function SeoHint({ of }: { of: NonNullable<ContentFormProps['seoHint']> }) {
  const record = useRecordContext<RaRecord>()
  const hint = record && of(record)
  return hint && <Alert severity="info">{hint}</Alert>
}

/** The status bar is outside of the form context. */
function DirtyObserver({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { isDirty } = useFormState()
  useEffect(() => onChange(isDirty), [onChange, isDirty])
  return null
}

function StatusBar({ pageUrl, isDirty }: Pick<ContentFormProps, 'pageUrl'> & { isDirty: boolean }) {
  const record = useRecordContext<RaRecord & Publication>()
  const url = record && record.state !== 'draft' ? pageUrl?.(record.site_slug ?? '', record) : undefined
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, width: '100%', pt: 2, pb: 1 }}>
      <Box sx={{ flex: '1 1 280px' }}>{isDirty ? <UnsavedChangesAlert /> : <PublicationStatusAlert />}</Box>
      {url && (
        <Link href={url} target="_blank" rel="noreferrer">
          View on site
        </Link>
      )}
    </Box>
  )
}

function FormToolbar({ isFixed, findWarning }: { isFixed: boolean; findWarning: FindWarning | undefined }) {
  const isStored = useRecordContext()?.id !== undefined
  return (
    <Toolbar sx={{ flexWrap: 'wrap', gap: 1, py: 1 }}>
      <FocusFirstError />
      <PublishButton findWarning={findWarning} />
      <SaveButton
        label="Save draft"
        variant="outlined"
        icon={<DraftIcon />}
        saveOptions={{ draft: true }}
        message="Draft saved."
      />
      {isStored && <PreviewButton />}
      <ScheduleButton />
      {isStored && <MoreActions isFixed={isFixed} />}
    </Toolbar>
  )
}
