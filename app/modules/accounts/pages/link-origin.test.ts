import { describe, expect, it } from 'vitest'
import { linkOrigin } from './link-origin.server.ts'

const of = (origin: string) => linkOrigin(new Request(`${origin}/provider/4/forget-password`))

describe('the origin of a reset link, without SITE_URL', () => {
  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:4310',
    'http://[::1]:3000',
    'http://192.168.1.20:3000',
    'http://10.0.0.7',
    'http://172.20.1.1',
    'http://[fd00::1]',
    'https://care.test',
    'http://clinic.local',
  ])('is that of the request at %s', (origin) => expect(of(origin)).toBe(origin))

  it.each([
    'https://evil.example',
    'https://localhost.evil.example',
    'http://203.0.113.5',
    'http://172.32.0.1',
    'http://172.15.0.1',
    'http://11.0.0.1',
    'http://192.168.evil.example',
    'http://127.0.0.1.evil.example',
    'http://10.evil.example',
    'http://test',
    'http://[2001:db8::1]',
  ])('is none at %s, which somebody can own', (origin) => expect(of(origin)).toBeNull())
})
