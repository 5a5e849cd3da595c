import { ReferenceField, ReferenceInput, SelectInput, TextField } from 'react-admin'
import { ImageField } from '../../components/fields/image-field.tsx'
import { ContentList } from '../../components/lists/content-list.tsx'
import { hiddenOnTablets } from '../../theme/datagrid-styles.ts'

const filters = [
  <ReferenceInput
    key="category"
    source="accessory_category_id"
    reference="accessory-categories"
    label="Category"
    perPage={100}
  >
    <SelectInput label="Category" optionText="title" emptyText="All" />
  </ReferenceInput>,
  <ReferenceInput
    key="group"
    source="accessory_sub_category_id"
    reference="accessory-groups"
    label="Group"
    perPage={100}
  >
    <SelectInput label="Group" optionText="title" emptyText="All" />
  </ReferenceInput>,
]

export function AccessoryList() {
  return (
    <ContentList
      filters={filters}
      reorder={{
        by: 'position',
        within: ['accessory_category_id'],
        // Accessories without a group have an order of their own.
        withinOrNone: ['accessory_sub_category_id'],
      }}
    >
      <ImageField source="image" label="Image" sortable={false} />
      <TextField source="title" />
      <ReferenceField source="accessory_category_id" reference="accessory-categories" label="Category" link={false} />
      <ReferenceField
        source="accessory_sub_category_id"
        reference="accessory-groups"
        label="Group"
        link={false}
        {...hiddenOnTablets}
      />
    </ContentList>
  )
}
