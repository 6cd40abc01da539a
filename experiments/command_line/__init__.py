"""What commands share: options, messages, output."""
