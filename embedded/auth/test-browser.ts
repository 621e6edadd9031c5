/** A browser with just enough for a sign-in with a provider: cookies by path, redirects by hand. */
export class TestBrowser {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  async go(url: string, form?: Record<string, string>) {
    const { pathname } = new URL(url);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => pathname === path || pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join("; ");
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line, pathname);
    const location = response.headers.get("location");
    return {
      status: response.status,
      location: location === null ? undefined : new URL(location, url).href,
      text: await response.text(),
      setCookie: response.headers.getSetCookie(),
    };
  }

  /** Follows redirects until a page is shown, or until one begins with `until`. */
  async follow(url: string, until = "no such address", form?: Record<string, string>) {
    let at = url;
    let answer = await this.go(at, form);
    while (answer.location !== undefined && !answer.location.startsWith(until)) {
      at = answer.location;
      answer = await this.go(at);
    }
    return { ...answer, at: answer.location ?? at };
  }

  #keep(line: string, pathname: string): void {
    const [pair = "", ...attributes] = line.split(/; */);
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const find = (key: string) =>
      attributes.find((each) => each.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const expires = find("expires");
    const isOver = find("max-age") === "0" || (expires && Date.parse(expires) < Date.now());
    if (isOver) this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path: find("path") ?? pathname });
  }
}
