import { Component, type ReactNode } from "react";

/** Shows the crash page within the frame, or alone if the frame itself has crashed. */
export class CrashShell extends Component<
  { framed: ReactNode; alone: ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.alone : this.props.framed;
  }
}
