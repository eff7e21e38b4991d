ALTER TABLE "availability" ADD COLUMN "device" bigint;--> statement-breakpoint
ALTER TABLE "availability" ADD COLUMN "ended_device" bigint;
