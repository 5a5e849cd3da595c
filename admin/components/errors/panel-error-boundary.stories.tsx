import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpError } from 'react-admin'
import { AdminTestContext } from '../../testing/admin-test-context.tsx'
import { PanelErrorBoundary } from './panel-error-boundary.tsx'

function Failing(): never {
  throw new HttpError('The server cannot be reached.', 0)
}

const meta = {
  title: 'Errors/PanelErrorBoundary',
  component: PanelErrorBoundary,
  args: { name: 'Traffic', children: <Failing /> },
  render: (args) => (
    <AdminTestContext>
      <PanelErrorBoundary {...args} />
    </AdminTestContext>
  ),
} satisfies Meta<typeof PanelErrorBoundary>
export default meta

export const Failed: StoryObj<typeof meta> = {}
