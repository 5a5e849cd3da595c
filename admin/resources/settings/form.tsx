import { quotationLimits } from '@house/contract/quotations/quotation-options'
import type { SettingsRecord } from '@house/contract/staff/entities'
import { labelOf } from '@house/contract/staff/field-labels'
import { urls } from '@house/contract/urls'
import { maxContentLength, maxFooter } from '@house/contract/validation-limits'
import { Alert, InputAdornment, Typography } from '@mui/material'
import {
  Edit,
  FormTab,
  NumberInput,
  RadioButtonGroupInput,
  required,
  TabbedForm,
  useCanAccess,
  useRecordContext,
  useSaveContext,
} from 'react-admin'
import { LoadError } from '../../components/errors/load-error.tsx'
import { PanelErrorBoundary } from '../../components/errors/panel-error-boundary.tsx'
import { SaveDeleteToolbar } from '../../components/forms/simple-screens.tsx'
import { ArrayInput } from '../../components/inputs/array-input.tsx'
import { OrderInput } from '../../components/inputs/order-input.tsx'
import { SeoInputs } from '../../components/inputs/seo-inputs.tsx'
import { SourcedInput } from '../../components/inputs/sourced-input.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'
import { ImageInput } from '../../components/media/image-input.tsx'
import { RevisionHistory } from '../../components/revisions/revision-history.tsx'
import { BrochureInput } from './brochure-input.tsx'
import { MailInputs } from './mails.tsx'
import { OptionalPagesInput } from './optional-pages-input.tsx'
import { PageUrlInput, SitePages } from './page-url-input.tsx'
import { PlanTextInputs } from './plan-text-inputs.tsx'
import { RetentionInputs, useRetentionConfirmation } from './retention.tsx'
import { aboutSectionLabels, homeSectionLabels, menuEntryLabels, SectionHeadingInput } from './sections.tsx'

const maxLine = maxContentLength.title

export function SettingsScreen() {
  return (
    <Edit
      error={<LoadError />}
      resource="settings"
      id={1}
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      title="Settings"
    >
      <SettingsForm />
    </Edit>
  )
}

/** The site leaves these out, together with the sentences of pages that name them. */
const usefulFields = ['phone', 'whatsapp', 'email', 'website', 'tagline', 'response_promise', 'brochure'] as const

function MissingSettings() {
  const record = useRecordContext<SettingsRecord>()
  const missing = usefulFields.filter((field) => record?.[field] === '').map((field) => labelOf(field))
  if (missing.length === 0) return null
  return <Alert severity="info">Not filled in, so the site leaves it out: {missing.join(', ')}.</Alert>
}

function SettingsForm() {
  const { canAccess } = useCanAccess({ resource: 'settings', action: 'edit' })
  const { save } = useSaveContext()
  const { confirmShorterPeriods, dialog } = useRetentionConfirmation()
  const submit = async (values: Partial<SettingsRecord>) =>
    (await confirmShorterPeriods(values)) ? save?.(values) : undefined
  return (
    <>
      <TabbedForm
        toolbar={canAccess ? <SaveDeleteToolbar isFixed /> : false}
        syncWithLocation={false}
        onSubmit={submit}
      >
        <FormTab label="Company">
          <MissingSettings />
          <TextInput source="company_name" maxLength={maxLine} isRequired />
          <TextInput
            source="short_name"
            maxLength={maxContentLength.shortName}
            helperText="For the logo and page titles. Empty: the whole name"
          />
          <TextInput source="tagline" maxLength={maxLine} />
          <TextInput
            source="visit_promise"
            maxLength={maxLine}
            helperText="A sentence, such as “We measure free of charge in Pune.” Empty: nothing is promised"
          />
          <TextInput
            source="response_promise"
            maxLength={maxLine}
            helperText="A sentence beside the enquiry forms and in the mail to the visitor, such as “We call back within one working day.”"
          />
          <TextInput source="founding_year" maxLength={4} />
          <TextInput source="copyright_year" maxLength={4} helperText="Empty: the current year" />
          <TextInput source="phone" maxLength={maxLine} />
          <TextInput
            source="whatsapp"
            maxLength={maxLine}
            helperText="Such as 98765 43210. Outside India with the country code first."
          />
          <TextInput source="email" maxLength={maxLine} />
          <TextInput source="website" maxLength={maxContentLength.address} />
          <TextInput source="linkedin" maxLength={maxContentLength.address} />
          <TextInput source="instagram" maxLength={maxContentLength.address} />
          <TextInput source="facebook" maxLength={maxContentLength.address} />
          <TextInput source="developer" maxLength={maxLine} />
          <BrochureInput />
          <TextInput
            source="figures_source"
            maxLength={maxLine}
            helperText="A sentence below figures of products and in the footer, for figures that name no source, such as “Measured by us.” Empty: “Source: not known.”"
          />
          <TextInput source="privacy_version" maxLength={maxContentLength.version} isRequired />
        </FormTab>
        <FormTab label="Home page">
          <ImageInput source="video" type="mp4" />
          <ImageInput source="video_webm" type="webm" />
          <ImageInput source="video_poster" />
          <ArrayInput source="hero_buttons" itemName="button" inline>
            <TextInput source="label" maxLength={maxLine} isRequired />
            <PageUrlInput />
          </ArrayInput>
          <OrderInput source="home_sections" labels={homeSectionLabels}>
            <SectionHeadingInput />
          </OrderInput>
          <ArrayInput source="counters" itemName="counter" inline>
            <NumberInput source="target" min={0} validate={required()} />
            <TextInput source="suffix" maxLength={20} />
            <TextInput source="label" maxLength={maxLine} />
          </ArrayInput>
        </FormTab>
        <FormTab label="About Us and menu">
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            The menu of About Us follows its sections. A section without a text is left out by itself.
          </Typography>
          <OrderInput source="about_sections" labels={aboutSectionLabels} />
          <OrderInput source="menu" labels={menuEntryLabels} />
          <OptionalPagesInput />
        </FormTab>
        <FormTab label="Enquiries">
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            What a visitor can ask about. The first is selected at first; “other” always follows. Leads keep the service
            they were sent with.
          </Typography>
          <ArrayInput source="services" label={false} itemName="service" inline>
            <TextInput source="" label="Service" maxLength={maxContentLength.name} isRequired />
          </ArrayInput>
        </FormTab>
        <FormTab label="Mails">
          <MailInputs />
        </FormTab>
        <FormTab label="Footer">
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            Up to {maxFooter.columns} columns of links. Without any, the footer lists the categories. A link to a page
            that is deleted disappears by itself.
          </Typography>
          <ArrayInput source="footer_columns" label={false} itemName="column">
            <TextInput source="title" maxLength={maxLine} isRequired />
            <ArrayInput source="links" label={false} itemName="link" inline>
              <TextInput source="label" maxLength={maxLine} isRequired />
              <PageUrlInput />
            </ArrayInput>
          </ArrayInput>
        </FormTab>
        <FormTab label="SEO">
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            For the home page, and for pages without meta tags of their own.
          </Typography>
          <SeoInputs urlOf={() => urls.home} />
        </FormTab>
        <FormTab label="Planner">
          <TextInput
            source="plan_code_prefix"
            maxLength={4}
            isRequired
            helperText="Two to four capital letters. Codes that were given out keep theirs."
          />
          <SourcedInput source="wall_gap" label="Joint to the wall on each side, mm" isRequired />
          <RadioButtonGroupInput
            source="public_estimates"
            choices={[
              { id: 'range', name: 'The range, with how it was worked out' },
              { id: 'from', name: '“From ₹ …” only' },
              { id: 'off', name: 'None: visitors ask for a price' },
            ]}
            helperText="With the price book in force. With ranges, its prices can be read by anyone."
          />
          <PlanTextInputs />
        </FormTab>
        <FormTab label="Quotations">
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            For new quotations. What is issued keeps its terms and the GSTIN it was issued with.
          </Typography>
          <TextInput source="gstin" maxLength={15} helperText="On quotations and their PDFs. Empty: it is left out" />
          <NumberInput
            source="sales_discount"
            min={0}
            max={100}
            helperText="The most that the role Sales may give without asking. Administrators have no limit"
            slotProps={{ input: { endAdornment: <InputAdornment position="end">%</InputAdornment> } }}
          />
          <ArrayInput source="quotation_terms" itemName="term" inline>
            <TextInput source="" label="Term" maxLength={quotationLimits.term} multiline isRequired />
          </ArrayInput>
        </FormTab>
        <FormTab label="Data retention">
          <RetentionInputs />
        </FormTab>
        <FormTab label="Revision history">
          <PanelErrorBoundary name="Revision history">
            <RevisionHistory />
          </PanelErrorBoundary>
        </FormTab>
      </TabbedForm>
      <SitePages />
      {dialog}
    </>
  )
}
