import { maxContent } from '@house/contract/limits'
import { Alert, Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  BooleanInput,
  Create,
  email,
  type RaRecord,
  required,
  SelectInput,
  SimpleForm,
  useDataProvider,
  useGetIdentity,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import type { StaffCalls } from '../../calls/data-provider.ts'
import type { StaffRecord } from '../../calls/records.ts'
import { ContentEdit, SaveOrDelete } from '../../parts/content-screens.tsx'
import { Words } from '../../parts/text-inputs.tsx'

const roles = [
  { id: 'administrator', name: 'Administrator: everything' },
  { id: 'editor', name: 'Editor: content and media' },
  { id: 'sales', name: 'Sales: leads and overview' },
]

export function StaffCreate() {
  const [password, setPassword] = useState('')
  const onSuccess = (created: RaRecord) => setPassword(created.password)
  if (password) return <OnceShown password={password} />
  return (
    <Create mutationOptions={{ onSuccess }}>
      <SimpleForm>
        <Words source="name" max={maxContent.staffName} needed />
        <Words source="email" label="E-mail" max={maxContent.staffEmail} validate={[required(), email()]} />
        <SelectInput source="role" choices={roles} validate={required()} />
      </SimpleForm>
    </Create>
  )
}

/** Nobody is deleted: whoever leaves is suspended, and what they did stays under their name. */
export function StaffEdit() {
  return (
    <ContentEdit>
      <SimpleForm toolbar={<SaveOrDelete isFixed />}>
        <Words source="name" max={maxContent.staffName} needed />
        <Words source="email" label="E-mail" max={maxContent.staffEmail} readOnly />
        <SelectInput source="role" choices={roles} validate={required()} />
        <BooleanInput source="suspended" label="Suspended: may not sign in" />
        <NewPassword />
        <SecondFactorReset />
      </SimpleForm>
    </ContentEdit>
  )
}

function NewPassword() {
  const id = useRecordContext<StaffRecord>()?.id ?? ''
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const { mutate, data } = useMutation({
    mutationFn: () => calls.resetPassword(id),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return data ? <OnceShown {...data} /> : <Button onClick={() => mutate()}>Make a new password</Button>
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

function OnceShown({ password }: { password: string }) {
  return (
    <Alert severity="success" sx={{ my: 3 }}>
      The password, shown this once: <strong>{password}</strong>. Hand it over in person; they can change it under Your
      account.
    </Alert>
  )
}
