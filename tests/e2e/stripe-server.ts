/** The server whose payments are Stripe's, and the port at which a test answers Stripe's calls. @param port of the first server */
export function stripeServer(port: number) {
  const ownPort = port + 4
  const servicePort = port + 5
  const secret = 'whsec_0123456789abcdef0123456789abcdef'
  return {
    origin: `http://127.0.0.1:${ownPort}`,
    servicePort,
    secret,
    env: {
      PORT: String(ownPort),
      STRIPE_SECRET_KEY: 'sk_test_0123456789',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_BASE_URL: `http://127.0.0.1:${servicePort}`,
    },
  }
}
