import type { LeadRecord } from '@house/contract/staff/entities'
import { urls } from '@house/contract/urls'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AdminTestContext } from '../../testing/admin-test-context.tsx'
import { LeadCreate } from './create.tsx'
import { AttachPlan } from './plan/attach-plan.tsx'

test('a caller is entered with the form of a new lead, the number as it is written', async () => {
  const create = vi.fn(async () => ({ data: { id: 7 } as never }))
  const listServices = async () => [{ id: 'uPVC', name: 'uPVC' }]
  render(
    <AdminTestContext api={{ create, listServices }} resource="leads">
      <LeadCreate />
    </AdminTestContext>,
  )
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(/^Name/, 'Meera Joshi')
  type(/^Phone \*|^Phone$/, '+91 (98123) 45-678')
  fireEvent.click(screen.getByLabelText('Visit'))
  fireEvent.mouseDown(screen.getByLabelText(/^Service/))
  fireEvent.click(await screen.findByText('uPVC'))
  fireEvent.click(screen.getByText('Save'))
  await waitFor(() => expect(create).toHaveBeenCalled())
  expect(create.mock.lastCall).toMatchObject([
    'leads',
    { data: { customer_name: 'Meera Joshi', phone_number: '919812345678', source: 'Visit', required_service: 'uPVC' } },
  ])
})

test('a plan is made in the planner, and attached by its code or link', async () => {
  const attachPlan = vi.fn(async () => ({}) as LeadRecord)
  render(
    <AdminTestContext api={{ attachPlan }} resource="leads">
      <AttachPlan id={7} label="Code or link of a plan" />
    </AdminTestContext>,
  )
  const planner = screen.getByText('Make a plan')
  expect([planner.getAttribute('href'), planner.getAttribute('target')]).toEqual([urls.planner, '_blank'])
  fireEvent.change(screen.getByLabelText('Code or link of a plan'), { target: { value: 'JH-7K3P-9Q' } })
  fireEvent.click(screen.getByText('Attach'))
  await waitFor(() => expect(attachPlan).toHaveBeenCalledWith(7, 'JH-7K3P-9Q'))
})
