import DraftIcon from '@mui/icons-material/EditNoteOutlined'
import { Box, Link } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { Create, Edit, FormTab, type RaRecord, TabbedForm, Toolbar, useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import { savingAs } from '../../api/data-provider.ts'
import type { Publication } from '../../api/types.ts'
import { MetaInputs } from '../inputs/seo-inputs.tsx'
import { MoreMenu } from '../publishing/more-actions.tsx'
import { PreviewButton } from '../publishing/preview-button.tsx'
import { StateLine, UnsavedLine } from '../publishing/publication-status.tsx'
import { type FindDoubt, PublishButton } from '../publishing/publish-button.tsx'
import { SaveAs } from '../publishing/save-button.tsx'
import { ScheduleButton } from '../publishing/schedule-button.tsx'
import { History } from '../revisions/revision-history.tsx'
import { FirstMistake } from './focus-first-error.tsx'

type ContentFormProps = {
  /** The record's page on the site, by the slug that it has there, where it has one. */
  page?: (slug: string | null, record: RaRecord) => string | undefined
  /** What comes before the slug in its address, where it has meta tags of its own. */
  metaAddress?: string
  /** The site asks for these by name: they cannot go. */
  isFixed?: boolean
  /** What may have been forgotten before it is published. */
  findDoubt?: FindDoubt
  /** Tabs. */
  children: ReactNode
}

/** The screen of one record, new or stored: where it stands, its fields, its history, and every way to save it. */
export function ContentForm({ page, ...form }: ContentFormProps) {
  const isStored = useParams().id !== undefined
  const [isUnsaved, setIsUnsaved] = useState(false)
  if (!isStored)
    return (
      <Create transform={byEnter}>
        <Tabs {...form} isStored={false} />
      </Create>
    )
  const standing = <Standing page={page} isUnsaved={isUnsaved} />
  return (
    <Edit mutationMode="pessimistic" redirect={false} actions={standing} transform={byEnter}>
      <Tabs {...form} isStored onUnsaved={setIsUnsaved} />
    </Edit>
  )
}

/** The Enter key never publishes. */
const byEnter = savingAs({ draft: true })

type TabsProps = ContentFormProps & { isStored: boolean; onUnsaved?: (isUnsaved: boolean) => void }

/** Saved on the server before the person goes on; what it refuses stands at its field. */
function Tabs({ metaAddress, isFixed = false, findDoubt, isStored, children, onUnsaved }: TabsProps) {
  const toolbar = (
    <>
      {onUnsaved && <TellUnsaved to={onUnsaved} />}
      <WaysToSave isFixed={isFixed} findDoubt={findDoubt} />
    </>
  )
  return (
    <TabbedForm toolbar={toolbar} warnWhenUnsavedChanges>
      {children}
      {metaAddress !== undefined && (
        <FormTab label="Meta tags">
          <MetaInputs address={metaAddress} />
        </FormTab>
      )}
      {isStored && (
        <FormTab label="History">
          <History />
        </FormTab>
      )}
    </TabbedForm>
  )
}

/** The line that says where the record stands is outside of the form, which alone knows what was written in it. */
function TellUnsaved({ to: tell }: { to: (isUnsaved: boolean) => void }) {
  const { isDirty } = useFormState()
  useEffect(() => tell(isDirty), [tell, isDirty])
  return null
}

function Standing({ page, isUnsaved }: Pick<ContentFormProps, 'page'> & { isUnsaved: boolean }) {
  const record = useRecordContext<RaRecord & Publication>()
  const address = record && record.state !== 'draft' ? page?.(record.site_slug, record) : undefined
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, width: '100%', pt: 2, pb: 1 }}>
      <Box sx={{ flex: '1 1 280px' }}>{isUnsaved ? <UnsavedLine /> : <StateLine />}</Box>
      {address && (
        <Link href={address} target="_blank" rel="noreferrer">
          See it on the site
        </Link>
      )}
    </Box>
  )
}

function WaysToSave({ isFixed, findDoubt }: { isFixed: boolean; findDoubt: FindDoubt | undefined }) {
  const isStored = useRecordContext()?.id !== undefined
  return (
    <Toolbar sx={{ flexWrap: 'wrap', gap: 1, py: 1 }}>
      <FirstMistake />
      <PublishButton findDoubt={findDoubt} />
      <SaveAs
        label="Save draft"
        variant="outlined"
        icon={<DraftIcon />}
        saving={{ draft: true }}
        message="Saved as a draft. The site has not changed."
      />
      {isStored && <PreviewButton />}
      <ScheduleButton />
      {isStored && <MoreMenu isFixed={isFixed} />}
    </Toolbar>
  )
}
