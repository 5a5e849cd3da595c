import type { Meta, StoryObj } from '@storybook/react-vite'
import { RevisionDiff } from './revision-diff.tsx'

const meta = {
  title: 'Revisions/RevisionDiff',
  component: RevisionDiff,
  args: {
    resource: 'products',
    before: { version: 1, title: 'Bay Window', image: '' },
    after: { version: 2, title: 'Bay Window with a seat', image: '/media/a/bay-window.jpg' },
  },
  render: (args) => (
    <>
      <h2>Revision</h2>
      <RevisionDiff {...args} />
    </>
  ),
} satisfies Meta<typeof RevisionDiff>
export default meta
type Story = StoryObj<typeof meta>

export const TextAndImage: Story = {}
export const NothingChanged: Story = { args: { after: { version: 2, title: 'Bay Window', image: '' } } }
