import { expect, it } from 'vitest'
import { taskStepForm } from './step-forms.ts'

it('a task is moved by its id, whatever an id looks like', () => {
  const task = 'demo-referral-scheduled-task'
  expect(taskStepForm.parse({ task, step: 'complete' })).toEqual({ task, step: 'complete' })
})
