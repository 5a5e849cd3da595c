import type { Preview } from '@storybook/react-vite'
import { createRoutesStub } from 'react-router'
import '../web/app/styles/styles.css'

export default {
  parameters: { layout: 'padded', a11y: { test: 'error' } },
  decorators: [
    (Story) => {
      const Page = createRoutesStub([{ path: '*', Component: Story }])
      return <Page />
    },
  ],
} satisfies Preview
