import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormTestContext } from '../../testing/admin-test-context.tsx'
import { SourcedInput } from './sourced-input.tsx'

const meta = {
  title: 'Inputs/SourcedInput',
  component: SourcedInput,
  args: { source: 'uf', label: 'Uf, W/m²K' },
} satisfies Meta<typeof SourcedInput>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  render: (args) => (
    <FormTestContext record={{ id: 1, uf: { value: 1.4, source: 'Test report 17' } }}>
      <SourcedInput {...args} />
    </FormTestContext>
  ),
}

export const NotKnown: Story = {
  render: (args) => (
    <FormTestContext record={{ id: 1, uf: { value: null, source: '' } }}>
      <SourcedInput {...args} />
    </FormTestContext>
  ),
}
