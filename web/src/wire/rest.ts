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

const JSON_TEXT = "application/json";
/** ms before a request is sent again whose answer was lost */
const AGAIN = [1_000, 3_000];

export async function rest<T>(method: string, path: string, body?: unknown, kind = JSON_TEXT, key = ""): Promise<T> {
  const options: RequestInit = { method };
  if (body !== undefined) {
    options.headers = { "Content-Type": kind, ...(key && { "Idempotency-Key": key }) };
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

/** Open something: a table, an import. If the answer is lost, the same request goes out again and opens nothing new. */
export async function create<T>(path: string, body: unknown, kind = JSON_TEXT): Promise<T> {
  const key = newKey();
  for (const wait of AGAIN) {
    try {
      return await rest<T>("POST", path, body, kind, key);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "offline") throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return rest<T>("POST", path, body, kind, key);
}

/** A key for something that must count once, however often it is sent. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const get = <T>(path: string) => rest<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => rest<T>("POST", path, body);
export const put = <T>(path: string, body: unknown) => rest<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown) => rest<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown) => rest<T>("DELETE", path, body);

/** What changes only with the package is asked for once. A failure is not kept. */
const kept = new Map<string, Promise<unknown>>();

/** An answer that is here already is not asked for. */
export function keep(path: string, answer: unknown): void {
  kept.set(path, Promise.resolve(answer));
}

export function getOnce<T>(path: string): Promise<T> {
  let asked = kept.get(path);
  if (!asked) {
    asked = get<T>(path);
    asked.catch(() => kept.delete(path));
    kept.set(path, asked);
  }
  return asked as Promise<T>;
}
