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
import type { StaffCalls } from '../../api/data-provider.ts'
import type { StaffRecord } from '../../api/types.ts'
import { CopyButton } from '../../components/buttons/copy-button.tsx'
import { ContentEdit, SaveOrDelete } from '../../components/forms/simple-screens.tsx'
import { Words } from '../../components/inputs/text-input.tsx'

const roles = [
  { id: 'administrator', name: 'Administrator: everything' },
  { id: 'editor', name: 'Editor: content and media' },
  { id: 'sales', name: 'Sales: leads and overview' },
]

export function StaffCreate() {
  const [created, setCreated] = useState<Created>()
  const onSuccess = (added: RaRecord) => setCreated(added as RaRecord & Created)
  if (created) return <Welcome {...created} onNext={() => setCreated(undefined)} />
  return (
    <Create mutationOptions={{ onSuccess }}>
      <SimpleForm>
        <Words source="name" max={maxContentLength.staffName} needed />
        <Words source="email" label="E-mail" max={maxContentLength.staffEmail} validate={[required(), email()]} />
        <SelectInput source="role" choices={roles} validate={required()} />
      </SimpleForm>
    </Create>
  )
}

type Created = StaffRecord & { password: string }

/** What to do with someone who was just added. */
function Welcome({ name, email: address, role, password, onNext }: Created & { onNext: () => void }) {
  return (
    <>
      <Title title={`Staff: ${name}`} />
      <OnceShown email={address} password={password}>
        {name} can sign in now, as {role}.
      </OnceShown>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button component={Link} to="/staff" variant="contained">
          Back to the staff
        </Button>
        <Button onClick={onNext}>Add another</Button>
      </Stack>
    </>
  )
}

/** Nobody is deleted: whoever leaves is suspended, and what they did stays under their name. */
export function StaffEdit() {
  return (
    <ContentEdit>
      <SimpleForm toolbar={<SaveOrDelete isFixed />}>
        <Words source="name" max={maxContentLength.staffName} needed />
        <Words source="email" label="E-mail" max={maxContentLength.staffEmail} readOnly />
        <SelectInput source="role" choices={roles} validate={required()} />
        <BooleanInput source="suspended" label="Suspended: may not sign in" />
        <NewPassword />
        <SecondFactorReset />
      </SimpleForm>
    </ContentEdit>
  )
}

function NewPassword() {
  const { id = '', name = '', email: address = '' } = useRecordContext<StaffRecord>() ?? {}
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const { mutate, data } = useMutation({
    mutationFn: () => calls.resetPassword(id),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  if (!data) return <Button onClick={() => mutate()}>Make a new password</Button>
  return (
    <OnceShown email={address} password={data.password}>
      {name} has a new password; all sessions have ended.
    </OnceShown>
  )
}

/** For a colleague who lost the phone and the backup codes. One's own is switched off under Your account. */
function SecondFactorReset() {
  const { id = '', second_factor = false } = useRecordContext<StaffRecord>() ?? {}
  const { identity } = useGetIdentity()
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.resetSecondFactor(id),
    onSuccess: () => {
      notify('The second factor is off. All sessions have ended.', { type: 'success' })
      refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  if (!second_factor || identity?.id === id) return null
  return (
    <Button onClick={() => mutate()} disabled={isPending}>
      Reset the second factor
    </Button>
  )
}

function OnceShown({ email: address, password, children }: { email: string; password: string; children: ReactNode }) {
  const words = `${window.location.origin}/admin\nE-mail: ${address}\nPassword: ${password}`
  return (
    <Alert severity="success" sx={{ my: 3 }} action={<CopyButton label="Copy" text={words} />}>
      <AlertTitle>{children}</AlertTitle>
      E-mail: {address}
      <br />
      The password, shown this once: <strong>{password}</strong>
      <br />
      Hand it over in person; they can change it under Your account.
    </Alert>
  )
}
