import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdminTestContext } from '../../testing/admin-test-context.tsx'
import { Panel, PanelGrid, Stat } from './panel.tsx'

const meta = {
  title: 'Panels/Panel',
  component: PanelGrid,
  args: {
    columns: '1fr 1fr',
    children: (
      <>
        <Stat value="12" label="enquiries" />
        <Panel title="Top pages">/about-us</Panel>
      </>
    ),
  },
  render: (args) => (
    <AdminTestContext>
      <h2>Dashboard</h2>
      <PanelGrid {...args} />
    </AdminTestContext>
  ),
} satisfies Meta<typeof PanelGrid>
export default meta

export const TwoColumns: StoryObj<typeof meta> = {}
