import { describe, expect, it } from 'vitest'
import { DomainError } from '../errors.ts'
import { privateHeaders } from '../http.server.ts'
import {
  accepted,
  endWithPage,
  forbidden,
  orAnswered,
  orRefused,
  refusedForm,
  refusedPage,
  staleForm,
  toasted,
} from './answer.server.ts'

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  return undefined
}

const submission = {
  reply: (options?: { fieldErrors?: Record<string, string[]> }) => ({
    status: 'error' as const,
    initialValue: { name: 'typed' },
    error: options?.fieldErrors ?? {},
  }),
}
const isPrivate = ({ headers }: Response) => {
  for (const [name, value] of Object.entries(privateHeaders)) expect(headers.get(name), name).toBe(value)
}

describe('a form that is accepted', () => {
  it('leads on, with a notice when there are words', async () => {
    const plain = await accepted('/a')
    const spoken = await accepted('/a', 'done')
    for (const answer of [plain, spoken, await toasted('/a', { tone: 'error', text: 'no' })]) {
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/a'])
      isPrivate(answer)
    }
    expect(plain.headers.get('Set-Cookie')).toBeNull()
    expect(spoken.headers.get('Set-Cookie')).toMatch(/^toast-session=/)
  })
})

describe('a form that is refused', () => {
  it('comes back as it was typed, with errors beside its fields', async () => {
    const answer = refusedForm(submission, { name: ['errors.name'] })
    expect([answer.status, answer.statusText]).toEqual([400, 'Bad Request'])
    isPrivate(answer as Response)
    expect(await answer.json()).toEqual({
      submission: { status: 'error', initialValue: { name: 'typed' }, error: { name: ['errors.name'] } },
      isStale: false,
    })
  })

  it('says how long to wait', () => {
    const answer = refusedForm(submission, { name: ['errors.tooMany'] }, 429, 90)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '90'])
    expect(refusedPage({}, 409).headers.get('Retry-After')).toBeNull()
  })

  it('is stale when somebody was quicker', async () => {
    const answer = staleForm(submission)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ submission: { initialValue: { name: 'typed' } }, isStale: true })
  })
})

describe('the page of a status', () => {
  it('bears the code, so that it can be said in words', async () => {
    const gone = (await thrownBy(() => endWithPage({ status: 410, code: 'action_links.link_used' }))) as Response
    expect([gone.status, await gone.json()]).toEqual([410, { path: null, code: 'action_links.link_used' }])
    const denied = (await thrownBy(() => forbidden())) as Response
    expect([denied.status, await denied.json()]).toEqual([403, { path: null }])
  })
})

describe('orAnswered', () => {
  const refusal = new DomainError('conflict', 'directory.too_many_facilities', { limit: 3 })
  const answers = {
    'directory.too_many_facilities': ({ params }: { params: DomainError['params'] }) =>
      refusedPage(params, 409) as Response,
  }

  it('hands on what the work answers', async () => {
    expect(await orAnswered(Promise.resolve(3), answers)).toBe(3)
  })

  it('answers a refusal that it has an answer for', async () => {
    const answer = (await orAnswered(Promise.reject(refusal), answers)) as Response
    expect([answer.status, await answer.json()]).toEqual([409, { limit: 3 }])
  })

  it('ends with the page of any other, and lets an unexpected error through', async () => {
    const other = new DomainError('not_found', 'directory.facility_not_found')
    const page = (await thrownBy(() => orAnswered(Promise.reject(other), answers))) as Response
    expect(page.status).toBe(404)
    const error = new Error('unexpected')
    expect(await thrownBy(() => orAnswered(Promise.reject(error), answers))).toBe(error)
  })
})

describe('orRefused', () => {
  it('hands on what the work answers', async () => {
    expect(await orRefused(Promise.resolve(3))).toBe(3)
  })

  it('turns a refusal of the domain into the page of its status', async () => {
    const refusal = new DomainError('conflict', 'booking.SLOT_TAKEN')
    const response = (await thrownBy(() => orRefused(Promise.reject(refusal)))) as Response
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ path: null, code: 'booking.SLOT_TAKEN' })
  })

  it('lets an unexpected error through', async () => {
    const error = new Error('unexpected')
    expect(await thrownBy(() => orRefused(Promise.reject(error)))).toBe(error)
  })
})
