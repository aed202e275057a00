export const goalPaths = {
  courses: (text?: string) => (text ? `/meta?q=${encodeURIComponent(text)}` : "/meta"),
  course: (code: string) => `/meta/${encodeURIComponent(code)}`,
} as const;
