import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormTestContext } from '../../testing/admin-test-context.tsx'
import { DateTimeInput } from './datetime-input.tsx'

const meta = {
  title: 'Inputs/DateTimeInput',
  component: DateTimeInput,
  args: { source: 'datetime' },
  render: (args) => (
    <FormTestContext resource="blogs" record={{ id: 1, datetime: '2026-01-01T04:30:00.000Z' }}>
      <DateTimeInput {...args} />
    </FormTestContext>
  ),
} satisfies Meta<typeof DateTimeInput>
export default meta

export const InIndianTime: StoryObj<typeof meta> = {}
