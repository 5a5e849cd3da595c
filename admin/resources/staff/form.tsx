import type { StaffRecord } from '@house/contract/staff/entities'
import { serverPaths } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import { Alert, AlertTitle, Button, Stack } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  BooleanInput,
  Create,
  email,
  type RaRecord,
  required,
  SelectInput,
  SimpleForm,
  Title,
  useDataProvider,
  useGetIdentity,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import { Link } from 'react-router-dom'
import type { StaffApi } from '../../api/data-provider.ts'
import { CopyButton } from '../../components/buttons/copy-button.tsx'
import { SaveDeleteToolbar, SimpleEdit } from '../../components/forms/simple-screens.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'

const roles = [
  { id: 'administrator', name: 'Administrator: full access' },
  { id: 'editor', name: 'Editor: content and media' },
  { id: 'sales', name: 'Sales: leads and dashboard' },
]

export function StaffCreate() {
  const [created, setCreated] = useState<Created>()
  const onSuccess = (added: RaRecord) => setCreated(added as RaRecord & Created)
  if (created) return <UserCreated {...created} onNext={() => setCreated(undefined)} />
  return (
    <Create mutationOptions={{ onSuccess }}>
      <SimpleForm>
        <TextInput source="name" maxLength={maxContentLength.staffName} isRequired />
        <TextInput source="email" maxLength={maxContentLength.staffEmail} validate={[required(), email()]} />
        <SelectInput source="role" choices={roles} validate={required()} />
      </SimpleForm>
    </Create>
  )
}

type Created = StaffRecord & { password: string }

/** After creating a user: the password to hand over. */
function UserCreated({ name, email: address, role, password, onNext }: Created & { onNext: () => void }) {
  return (
    <>
      <Title title={`User: ${name}`} />
      <TemporaryPassword email={address} password={password}>
        {name} can now sign in as {role}.
      </TemporaryPassword>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button component={Link} to="/staff" variant="contained">
          Back to users
        </Button>
        <Button onClick={onNext}>Add another</Button>
      </Stack>
    </>
  )
}

/** Users are suspended, not deleted: the audit log keeps their name. */
export function StaffEdit() {
  const notify = useNotify()
  return (
    <SimpleEdit<StaffRecord> onSuccess={(user, { previousData }) => notify(describeChange(user, previousData))}>
      <SimpleForm toolbar={<SaveDeleteToolbar isFixed />}>
        <TextInput source="name" maxLength={maxContentLength.staffName} isRequired />
        <EmailInput />
        <SelectInput source="role" choices={roles} validate={required()} />
        <BooleanInput source="suspended" label="Suspended: cannot sign in" />
        <PasswordReset />
        <TwoFactorReset />
      </SimpleForm>
    </SimpleEdit>
  )
}

/** Your own is changed under Your account, with the password. */
function EmailInput() {
  const { identity } = useGetIdentity()
  const isOwn = identity?.id === useRecordContext<StaffRecord>()?.id
  return (
    <TextInput
      source="email"
      maxLength={maxContentLength.staffEmail}
      validate={[required(), email()]}
      readOnly={isOwn}
      helperText={isOwn ? 'Change it under Your account' : 'The user signs in with it. A new one ends all sessions'}
    />
  )
}

function describeChange(
  { name, suspended, email: address }: StaffRecord,
  { suspended: wasSuspended, email: oldAddress }: Partial<StaffRecord> = {},
) {
  if (oldAddress !== address) return `${name} was signed out everywhere and now signs in as ${address}.`
  if (wasSuspended === suspended) return 'Saved.'
  return suspended ? `${name} is suspended and was signed out everywhere.` : `${name} can sign in again.`
}

function PasswordReset() {
  const { id = '', name = '', email: address = '' } = useRecordContext<StaffRecord>() ?? {}
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const { mutate, data } = useMutation({
    mutationFn: () => api.resetPassword(id),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  if (!data) return <Button onClick={() => mutate()}>Reset password</Button>
  return (
    <TemporaryPassword email={address} password={data.password}>
      {name} has a new password and was signed out everywhere.
    </TemporaryPassword>
  )
}

/** For users who lost their phone and backup codes. Your own is turned off under Your account. */
function TwoFactorReset() {
  const { id = '', second_factor = false } = useRecordContext<StaffRecord>() ?? {}
  const { identity } = useGetIdentity()
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.resetTwoFactor(id),
    onSuccess: () => {
      notify('Two-factor authentication is off. The user was signed out everywhere.', { type: 'success' })
      refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  if (!second_factor || identity?.id === id) return null
  return (
    <Button onClick={() => mutate()} disabled={isPending}>
      Reset two-factor authentication
    </Button>
  )
}

function TemporaryPassword({
  email: address,
  password,
  children,
}: {
  email: string
  password: string
  children: ReactNode
}) {
  const credentials = `${window.location.origin}${serverPaths.admin}\nE-mail: ${address}\nPassword: ${password}`
  return (
    <Alert severity="success" sx={{ my: 3 }} action={<CopyButton label="Copy" text={credentials} />}>
      <AlertTitle>{children}</AlertTitle>
      E-mail: {address}
      <br />
      Temporary password, shown only once: <strong>{password}</strong>
      <br />
      Give it to the user in person. They can change it under Your account.
    </Alert>
  )
}
