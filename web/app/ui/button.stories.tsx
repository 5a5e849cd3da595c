import type { Meta, StoryObj } from '@storybook/react-vite'
import { Arrow, Button, ButtonLink } from './button.tsx'

const meta: Meta<typeof Button> = { title: 'ui/Button', component: Button, args: { children: 'Send enquiry' } }
export default meta
type Story = StoryObj<typeof Button>

export const Filled: Story = {}
export const Outlined: Story = { args: { variant: 'outlined', children: 'Show More' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Disabled: Story = { args: { disabled: true, children: 'Sending...' } }
export const AsLink: Story = {
  render: () => (
    <ButtonLink to="/locate-us/" className="group">
      Locate Us <Arrow />
    </ButtonLink>
  ),
}
