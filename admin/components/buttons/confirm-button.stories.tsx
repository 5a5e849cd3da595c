import EmptyIcon from '@mui/icons-material/DeleteForeverOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdminTestContext } from '../../testing/admin-test-context.tsx'
import { ConfirmButton } from './confirm-button.tsx'

const meta = {
  title: 'Buttons/ConfirmButton',
  component: ConfirmButton,
  args: {
    label: 'Empty trash',
    icon: <EmptyIcon />,
    warning: 'This cannot be undone.',
    onConfirm: async () => {},
  },
  render: (args) => (
    <AdminTestContext>
      <ConfirmButton {...args} />
    </AdminTestContext>
  ),
} satisfies Meta<typeof ConfirmButton>
export default meta

export const Default: StoryObj<typeof meta> = {}
