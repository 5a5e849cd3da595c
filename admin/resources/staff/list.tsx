import { Chip } from '@mui/material'
import { EmailField, FunctionField, TextField } from 'react-admin'
import type { StaffRecord } from '../../api/types.ts'
import { DayField } from '../../components/fields/datetime-field.tsx'
import { PlainList } from '../../components/lists/content-list.tsx'
import { notOnTablets } from '../../theme/datagrid-styles.ts'

export function StaffList() {
  return (
    <PlainList>
      <TextField source="name" />
      <EmailField source="email" label="E-mail" />
      <TextField source="role" />
      <FunctionField<StaffRecord>
        source="second_factor"
        label="Second factor"
        sortable={false}
        {...notOnTablets}
        render={({ second_factor }) => second_factor && <Chip size="small" variant="outlined" label="Second factor" />}
      />
      <FunctionField<StaffRecord>
        source="suspended"
        render={({ suspended }) => suspended && <Chip size="small" color="warning" label="Suspended" />}
      />
      <DayField source="created_at" label="Since" {...notOnTablets} />
    </PlainList>
  )
}
