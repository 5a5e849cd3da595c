import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './field.tsx'

const meta: Meta<typeof Field> = {
  title: 'ui/Field',
  component: Field,
  args: { id: 'name', name: 'name', label: 'Name' },
}
export default meta
type Story = StoryObj<typeof Field>

export const Optional: Story = {}
export const Required: Story = { args: { required: true } }
export const WithError: Story = { args: { required: true, error: 'Name is required' } }
export const Filled: Story = { args: { defaultValue: 'Asha Rathore' } }
