import type { SetupInput } from '@house/contract/staff/setup'
import { maxContentLength } from '@house/contract/validation-limits'
import { FormControlLabel, Radio, RadioGroup, TextField, type TextFieldProps, Typography } from '@mui/material'
import { type ComponentType, useState } from 'react'
import { NewPasswordField } from '../auth/new-password-field.tsx'

type FieldsProps = { values: SetupInput }
type Step = { title: string; hint: string; fields: (keyof SetupInput)[]; Fields: ComponentType<FieldsProps> }

/** The steps of the wizard, in their order. */
export const setupSteps: Step[] = [
  {
    title: 'Welcome',
    hint: 'Let us set up your site. It takes a few minutes.',
    fields: ['setup_code'],
    Fields: ({ values }) => (
      <TextField
        {...field('setup_code', values)}
        label="Setup code"
        required
        autoFocus
        autoComplete="off"
        helperText="The server printed it when it started. Whoever installed the site finds it in the server's log."
      />
    ),
  },
  {
    title: 'Your company',
    hint: 'You can change all of this later.',
    fields: ['company_name', 'short_name', 'visit_promise'],
    Fields: ({ values }) => (
      <>
        <TextField
          {...field('company_name', values, maxContentLength.title)}
          label="Company name"
          required
          autoFocus
          autoComplete="organization"
        />
        <TextField
          {...field('short_name', values, maxContentLength.shortName)}
          label="Short name"
          helperText="For the logo and page titles, if the full name is long."
        />
        <TextField
          {...field('visit_promise', values, maxContentLength.title)}
          label="Where you work"
          multiline
          helperText="One sentence, such as: We measure and install in Pune and Satara."
        />
      </>
    ),
  },
  {
    title: 'Contact',
    hint: 'How customers reach you. Shown on the site, and before it opens.',
    fields: ['phone', 'whatsapp', 'email'],
    Fields: ({ values }) => (
      <>
        <TextField
          {...field('phone', values)}
          label="Phone"
          type="tel"
          autoFocus
          autoComplete="tel"
          helperText="As it should be shown."
        />
        <TextField
          {...field('whatsapp', values)}
          label="WhatsApp"
          type="tel"
          helperText="Such as 98765 43210. Outside India with the country code first."
        />
        <TextField
          {...field('email', values, maxContentLength.staffEmail)}
          label="E-mail"
          type="email"
          autoComplete="email"
          helperText="Enquiries are sent to this address."
        />
      </>
    ),
  },
  {
    title: 'Your account',
    hint: 'You are the first administrator. You can add colleagues later.',
    fields: ['admin_email', 'password'],
    Fields: ({ values }) => (
      <>
        <TextField
          {...field('admin_email', values, maxContentLength.staffEmail)}
          label="Your e-mail"
          type="email"
          required
          autoFocus
          autoComplete="username"
        />
        <NewPasswordField name="password" defaultValue={values.password} />
      </>
    ),
  },
  {
    title: 'Content',
    hint: 'Visitors see nothing of it until you open the site.',
    fields: ['start'],
    Fields: StartChoice,
  },
]

/** Keeps what was entered when somebody goes back. */
function field(name: keyof SetupInput, values: SetupInput, maxLength?: number): TextFieldProps {
  return { name, defaultValue: values[name], fullWidth: true, slotProps: { htmlInput: { maxLength } } }
}

/** MUI expects that a default value does not change, not even by the submit that stores it. */
function StartChoice({ values }: FieldsProps) {
  const [initial] = useState(values.start)
  return (
    <RadioGroup name="start" defaultValue={initial} aria-label="What the site starts with" sx={{ gap: 1.5 }}>
      <Choice
        value="empty"
        name="Start empty"
        text="Neutral texts on every page; no products, offices or articles. The planner is ready to use."
      />
      <Choice
        value="demo"
        name="Keep the demonstration"
        text="The products, pages and pictures of a sample company, to change and replace one by one."
      />
    </RadioGroup>
  )
}

function Choice({ value, name, text }: { value: SetupInput['start']; name: string; text: string }) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio sx={{ alignSelf: 'start', mt: -1 }} />}
      label={
        <>
          {name}
          <Typography variant="body2" color="text.secondary">
            {text}
          </Typography>
        </>
      }
    />
  )
}
