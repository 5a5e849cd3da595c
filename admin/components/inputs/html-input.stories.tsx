import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormTestContext } from '../../testing/admin-test-context.tsx'
import { HtmlInput } from './html-input.tsx'

const meta = {
  title: 'Inputs/HtmlInput',
  component: HtmlInput,
  args: { source: 'description' },
  render: (args) => (
    <FormTestContext record={{ id: 1, description: '<h2>Glass</h2>\n<p>Two <strong>panes</strong>.</p>' }}>
      <HtmlInput {...args} />
    </FormTestContext>
  ),
} satisfies Meta<typeof HtmlInput>
export default meta

export const WithText: StoryObj<typeof meta> = {}
