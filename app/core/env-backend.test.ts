import { expect, it } from 'vitest'
import { readEnv } from './env.server.ts'

it('knows accounts by itself and has no associations, unless it is told otherwise', () => {
  expect(readEnv({})).toMatchObject({ API_BASE_URL: '', ASSOCIATION_ENABLED: false })
  expect(readEnv({ API_BASE_URL: 'https://api.example.org/v1', ASSOCIATION_ENABLED: 'on' })).toMatchObject({
    API_BASE_URL: 'https://api.example.org/v1',
    ASSOCIATION_ENABLED: true,
  })
})

it.each([
  'api.example.org',
  'file:///srv/api',
  'https://user:hunter2@api.example.org',
  'https://api.example.org/?key=hunter2',
  'https://api.example.org/#hunter2',
])('refuses API_BASE_URL %j and does not repeat it', (value) => {
  expect(() => readEnv({ API_BASE_URL: value })).toThrow('API_BASE_URL')
  expect(() => readEnv({ API_BASE_URL: value })).not.toThrow('hunter2')
})
