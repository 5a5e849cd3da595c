import { urls } from '@house/contract/urls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormTestContext } from '../../testing/admin-test-context.tsx'
import { SlugInput } from './slug-input.tsx'
import { TextInput } from './text-input.tsx'

const meta = {
  title: 'Inputs/SlugInput',
  component: SlugInput,
  args: { urlOf: urls.product },
} satisfies Meta<typeof SlugInput>
export default meta
type Story = StoryObj<typeof meta>

export const NewRecord: Story = {
  render: (args) => (
    <FormTestContext>
      <TextInput source="title" maxLength={100} />
      <SlugInput {...args} />
    </FormTestContext>
  ),
}

export const StoredRecord: Story = {
  render: (args) => (
    <FormTestContext record={{ id: 1, title: 'Bay Window', slug: 'bay-window' }}>
      <TextInput source="title" maxLength={100} />
      <SlugInput {...args} />
    </FormTestContext>
  ),
}
