import { createContext, useContext } from 'react'

/** The Content-Security-Policy nonce of the page being made; undefined in the browser and under remix-serve. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
