// What is asked once goes over REST.

/** The server, or the way to it, said no. `code` is for programs, the message for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    /** seconds to wait before trying again, if the server said so */
    readonly wait = 0,
  ) {
    super(text);
  }
}

export async function rest<T>(method: string, path: string, body?: unknown, kind = "application/json"): Promise<T> {
  const options: RequestInit = { method };
  if (body !== undefined) {
    options.headers = { "Content-Type": kind };
    options.body = body instanceof Blob ? body : JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Refused("offline", "The server does not answer.", 0);
  }
  const text = await answer.text();
  const data = parsed(text);
  if (!answer.ok) {
    const problem = (data ?? {}) as { code?: string; text?: string };
    const wait = Number(answer.headers.get("retry-after") ?? 0);
    throw new Refused(problem.code ?? "unavailable", problem.text ?? `${answer.status}`, answer.status, wait);
  }
  return data as T;
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

export const get = <T>(path: string) => rest<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => rest<T>("POST", path, body);
export const put = <T>(path: string, body: unknown) => rest<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown) => rest<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown) => rest<T>("DELETE", path, body);

/** What changes only with the package is asked for once. A failure is not kept. */
const kept = new Map<string, Promise<unknown>>();

export function getOnce<T>(path: string): Promise<T> {
  let asked = kept.get(path);
  if (!asked) {
    asked = get<T>(path);
    asked.catch(() => kept.delete(path));
    kept.set(path, asked);
  }
  return asked as Promise<T>;
}
