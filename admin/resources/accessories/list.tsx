import { ReferenceField, ReferenceInput, SelectInput, TextField } from 'react-admin'
import { PictureField } from '../../components/fields/image-field.tsx'
import { ContentList } from '../../components/lists/content-list.tsx'
import { notOnTablets } from '../../theme/datagrid-styles.ts'

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
      order={{
        by: 'position',
        within: ['accessory_category_id'],
        // Those of a category without groups, or outside of them, are a list too.
        withinOrNone: ['accessory_sub_category_id'],
      }}
    >
      <PictureField source="image" label="Picture" sortable={false} />
      <TextField source="title" />
      <ReferenceField source="accessory_category_id" reference="accessory-categories" label="Category" link={false} />
      <ReferenceField
        source="accessory_sub_category_id"
        reference="accessory-groups"
        label="Group"
        link={false}
        {...notOnTablets}
      />
    </ContentList>
  )
}
