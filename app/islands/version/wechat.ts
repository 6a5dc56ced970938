/** Whether a browser is WeChat's own, by what it says of itself. */
export const isWeChat = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent)
