import type { StaffRecord } from '@house/contract/staff/entities'
import { Chip } from '@mui/material'
import { FunctionField, TextField } from 'react-admin'
import { DateField } from '../../components/fields/datetime-field.tsx'
import { SimpleContentList } from '../../components/lists/content-list.tsx'
import { hiddenOnTablets } from '../../theme/datagrid-styles.ts'

export function StaffList() {
  return (
    <SimpleContentList>
      <TextField source="name" />
      <TextField source="email" />
      <TextField source="role" />
      <FunctionField<StaffRecord>
        source="second_factor"
        label="Two-factor"
        sortable={false}
        {...hiddenOnTablets}
        render={({ second_factor }) => second_factor && <Chip size="small" variant="outlined" label="Two-factor" />}
      />
      <FunctionField<StaffRecord>
        source="suspended"
        render={({ suspended }) => suspended && <Chip size="small" color="warning" label="Suspended" />}
      />
      <DateField source="created_at" label="Created" {...hiddenOnTablets} />
    </SimpleContentList>
  )
}
