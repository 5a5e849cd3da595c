import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormTestContext } from '../../testing/admin-test-context.tsx'
import { ArrayInput } from './array-input.tsx'
import { TextInput } from './text-input.tsx'

const meta = {
  title: 'Inputs/ArrayInput',
  component: ArrayInput,
  args: { source: 'counters', itemName: 'counter', children: <TextInput source="label" maxLength={40} /> },
  render: (args) => (
    <FormTestContext record={{ id: 1, counters: [{ label: 'Projects' }, { label: 'Years' }] }}>
      <ArrayInput {...args} />
    </FormTestContext>
  ),
} satisfies Meta<typeof ArrayInput>
export default meta
type Story = StoryObj<typeof meta>

export const Blocks: Story = {}
export const Inline: Story = { args: { inline: true } }
export const AsksBeforeRemoving: Story = { args: { describeLoss: () => 'Its 2 specification rows are removed too.' } }
