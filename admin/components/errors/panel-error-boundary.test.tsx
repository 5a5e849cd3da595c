import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AdminTestContext } from '../../testing/admin-test-context.tsx'
import { Panel, PanelGrid } from '../panels/panel.tsx'

// React reports every caught error.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

test('a failed panel leaves the others intact and can be retried', async () => {
  let isBroken = true
  const Fragile = () => {
    if (isBroken) throw new TypeError('x is undefined')
    return <p>Now it works</p>
  }
  render(
    <AdminTestContext>
      <PanelGrid columns="1fr 1fr">
        <Panel title="Top pages">
          <Fragile />
        </Panel>
        <Panel title="Top searches">window</Panel>
      </PanelGrid>
    </AdminTestContext>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Top pages could not be shown.')
  screen.getByText('window')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => screen.getByText('Now it works'))
})
